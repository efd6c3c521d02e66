import type { z } from 'astro/zod';
import { day } from '../../fields/date.ts';
import { group, list } from '../../fields/field.ts';
import { link } from '../../fields/link.ts';
import { text } from '../../fields/text.ts';
import { TRACKERS, type TrackerName } from '../../trackers/index.ts';

const heading = text(50, { label: 'Título' });
const EMAIL_FOLLOWS = 'O e-mail vem logo depois, como link.';
const IF_TRUE = 'Só aparece quando é verdade.';

const paragraph = (label = 'Texto', help?: string, names: readonly string[] = []) =>
  text(600, { label, help, names });

const line = (max: number, label: string, help?: string) => text(max, { label, help });

/** The seller's own text for each service, which replaces the text in the service's record. */
const clauses = Object.fromEntries(
  TRACKERS.map(({ name, label, privacy }) => [name, text(600, { label, initial: privacy }).optional()]),
) as Record<TrackerName, z.ZodOptional<ReturnType<typeof text>>>;

/** The texts of /privacidade. domain/dataPractices.ts decides which paragraphs appear, by what the site does. */
export const privacySchema = group(
  {
    link: line(20, 'Nome do link', 'No fim das páginas.'),
    page: group(
      { title: line(70, 'Título na aba e no Google'), description: line(170, 'Descrição no Google') },
      { label: 'Google e aba' },
    ),
    heading: line(60, 'Título'),
    intro: line(300, 'Começo'),
    contents: line(40, 'Título do índice', 'Em cima dos links para as partes.'),
    responsible: group(
      { heading, text: paragraph(), contact: line(120, 'Contato', EMAIL_FOLLOWS) },
      { label: 'Quem responde' },
    ),
    visit: group(
      {
        heading,
        site: paragraph('O site'),
        hosting: paragraph('A hospedagem'),
        alone: paragraph('Ninguém mais', 'Só sem serviços de anúncios e medição.'),
        offer: paragraph('A oferta já vista', 'Só com redirecionamento ou convite ligado.'),
        letter: paragraph('O vídeo já visto', 'Só com partes que aparecem durante o vídeo.'),
        test: paragraph('O teste A/B', 'Só durante um teste.'),
        campaign: paragraph('As etiquetas do anúncio'),
        clicks: paragraph('As que identificam o clique'),
      },
      { label: 'Quando visita' },
    ),
    video: group(
      {
        heading,
        own: paragraph('Vídeo do próprio site', IF_TRUE),
        youtube: paragraph('Vídeo do YouTube', IF_TRUE),
        vimeo: paragraph('Vídeo do Vimeo', IF_TRUE),
        panda: paragraph('Vídeo da Panda', IF_TRUE),
        vturb: paragraph('Vídeo da VTurb', IF_TRUE),
      },
      { label: 'Quando assiste a um vídeo' },
    ),
    purchase: group(
      {
        heading,
        checkout: paragraph('A página de pagamento', undefined, ['plataforma']),
        unnamedPlatform: line(
          40,
          'Nome de plataforma desconhecida',
          'Entra em {plataforma} quando o link não é de uma conhecida.',
        ),
        oneClick: paragraph('A compra com um clique', IF_TRUE),
        received: paragraph('O que você recebe de lá'),
      },
      { label: 'Quando compra' },
    ),
    chat: group(
      { heading, text: paragraph('Texto', undefined, ['mensagem']) },
      { label: 'Quando chama no chat' },
    ),
    ads: group(
      {
        heading,
        ...clauses,
        choice: paragraph('A escolha de quem visita'),
      },
      { label: 'Anúncios e medição', help: 'Só com um serviço de medição.' },
    ),
    abroad: group(
      {
        heading,
        text: paragraph('Texto', undefined, ['empresas']),
        alone: paragraph('Só a hospedagem', 'Quando nenhuma outra empresa recebe dados.'),
      },
      { label: 'Dados fora do Brasil' },
    ),
    reasons: group(
      {
        heading,
        text: paragraph('Começo'),
        contract: line(160, 'Contrato'),
        duty: line(160, 'Obrigação legal'),
        consent: line(160, 'Consentimento', 'Só com um serviço de medição.'),
        interest: line(160, 'Legítimo interesse'),
      },
      { label: 'Por que pode usar os dados' },
    ),
    keeping: group({ heading, text: paragraph() }, { label: 'Por quanto tempo' }),
    rights: group(
      {
        heading,
        text: paragraph('Começo'),
        items: list(line(120, 'Direito'), {
          label: 'Direitos',
          help: 'Os da LGPD, art. 18.',
          min: 7,
          max: 7,
        }),
        how: paragraph('Como pedir', EMAIL_FOLLOWS),
        complaint: paragraph('Onde reclamar', 'O link vem logo depois.'),
        complaintLink: link({ label: 'Link para reclamar', example: 'https://www.gov.br/anpd' }),
      },
      { label: 'O que a pessoa pode pedir' },
    ),
    minors: group({ heading, text: paragraph() }, { label: 'Menores de 18 anos' }),
    regret: group(
      { heading, text: paragraph('Texto', EMAIL_FOLLOWS) },
      { label: 'Direito de arrependimento' },
    ),
    changes: group(
      {
        heading,
        text: paragraph(),
        updated: line(40, 'Antes da data', 'As duas aparecem embaixo do título da página.'),
        updatedOn: day({
          label: 'Data da última mudança',
          help: 'Troque quando mudar o que você faz com os dados.',
        }),
      },
      { label: 'Mudanças nesta página' },
    ),
  },
  {
    label: 'Privacidade',
    help: 'Cada parágrafo só aparece quando é verdade. Não prometa o que você não faz.',
  },
);
