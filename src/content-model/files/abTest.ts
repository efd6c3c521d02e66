import type { z } from 'astro/zod';
import { choice } from '../../fields/choice.ts';
import { day } from '../../fields/date.ts';
import { group, list } from '../../fields/field.ts';
import { count } from '../../fields/number.ts';
import { id, pagePath, reference } from '../../fields/reference.ts';
import { plainText } from '../../fields/text.ts';

const MAX_SALES = 1_000_000;

const sales = group(
  {
    a: count({ label: 'Vendas da versão A', min: 0, max: MAX_SALES, initial: 0 }),
    b: count({ label: 'Vendas da versão B', min: 0, max: MAX_SALES, initial: 0 }),
  },
  { label: 'Vendas' },
);

const target = count({
  label: 'Total de vendas que encerra o teste',
  help: 'As das duas versões somadas.',
  min: 10,
  max: MAX_SALES,
  initial: 200,
});

const running = group(
  {
    page: reference({ to: 'page', label: 'Página' }),
    started: day({
      label: 'Começo',
      help: 'Sem ele o teste está só preparado, e o site mostra a versão A.',
    }).optional(),
    visitsADay: count({ label: 'Visitas por dia', min: 1, max: 1_000_000, initial: 100 }),
    salesAMonth: count({ label: 'Vendas por mês', min: 1, max: MAX_SALES, initial: 30 }),
    target,
    sales,
  },
  { label: 'O teste' },
);

const texts = (label: string) => plainText(5000, { label }).optional();

const finished = group(
  {
    // Not a reference: the page may have been deleted since the test.
    page: pagePath({ label: 'Página' }),
    started: day({ label: 'Começo' }),
    ended: day({ label: 'Fim' }),
    target,
    sales,
    verdict: choice({
      label: 'Resultado',
      options: {
        a: 'A versão A vende mais',
        b: 'A versão B vende mais',
        none: 'Não há diferença que importe',
        undecided: 'Ainda não dava para saber',
      },
    }),
    kept: choice({ label: 'Versão que ficou', options: { a: 'A versão A', b: 'A versão B' } }),
    versions: list(
      group(
        {
          section: id({ label: 'Parte' }),
          a: texts('Textos da versão A'),
          b: texts('Textos da versão B'),
        },
        { label: 'Parte testada' },
      ),
      { label: 'Partes testadas', min: 1, max: 40 },
    ),
  },
  { label: 'Teste encerrado' },
);

/** The prepared or started A/B test and the finished ones. Implements docs/behaviour.md#ab-test. */
export const abTestSchema = group(
  {
    running: running.optional(),
    finished: list(finished, { label: 'Testes encerrados', min: 0, max: 200 }).optional(),
  },
  { label: 'Teste A/B' },
);

export type AbTest = z.output<typeof abTestSchema>;
export type RunningTest = NonNullable<AbTest['running']>;
