import { z } from 'astro/zod';
import { choice } from './fields.ts';
import { hints } from './hints.ts';

/** The names of a page's sections in their order, each once; those of `needed` must be among them. */
export function sectionList<const Names extends readonly [string, ...string[]]>(
  names: Names,
  needed: Names[number][],
) {
  const expected = `uma lista com nomes de partes da página, cada um uma vez: ${names.join(', ')}`;
  return z
    .array(choice(names))
    .superRefine((sections, context) => {
      const refuse = (message: string, advice: string) =>
        context.addIssue({ code: 'custom', message, params: { advice } });
      const twice = sections.find((name, index) => sections.indexOf(name) < index);
      if (twice) refuse(`cada parte uma vez só, e ${twice} aparece de novo`, 'Apague uma das duas linhas');
      for (const name of needed)
        if (!sections.includes(name))
          refuse(`uma lista com ${name}, sem a qual a página não vende`, `Escreva na lista: - ${name}`);
    })
    .register(hints, { kind: 'sectionList', needed, limits: [needed.length, names.length], expected });
}

type Group = z.ZodObject<{ sections: z.ZodType<string[]> }>;

/** A page's content, in which each listed section has its texts, except those of `elsewhere`. */
export function withSections<Page extends Group>(page: Page, elsewhere: string[] = []) {
  return page.superRefine(
    (value, context) => {
      const { sections } = value;
      if (!Array.isArray(sections)) return;
      for (const name of sections) {
        if (!(name in page.shape) || elsewhere.includes(name) || Object.hasOwn(value, name)) continue;
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'o grupo com os textos desta parte, porque ela está em sections',
          params: {
            advice: `Escreva os textos, ou tire ${name} de sections`,
            inEditor: {
              message: 'esta parte aparece na página e está sem textos',
              advice: 'Escreva os textos, ou esconda a parte',
            },
          },
        });
      }
    },
    { when: ({ value }) => value !== null && typeof value === 'object' },
  );
}
