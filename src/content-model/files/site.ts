import { bool } from '../../fields/choice.ts';
import { chatPhone, email, taxId } from '../../fields/contact.ts';
import { group } from '../../fields/field.ts';
import { siteAddress } from '../../fields/link.ts';
import { count } from '../../fields/number.ts';
import { picture } from '../../fields/picture.ts';
import { plainText, text } from '../../fields/text.ts';

/** Who sells, and how to withdraw from the purchase. Decreto 7.962/2013, art. 2, demands it on every sales page. */
const seller = group(
  {
    name: plainText(120, { label: 'Nome', help: 'O da empresa, como está no CNPJ, ou o seu nome completo.' }),
    document: taxId({ label: 'CNPJ ou CPF', help: 'A lei manda mostrar em toda página que vende.' }),
    address: plainText(180, {
      label: 'Endereço completo',
      help: 'Rua, número, bairro, cidade, estado e CEP.',
    }),
    email: email({ label: 'E-mail', help: 'É por ele que a pessoa pede para desistir da compra.' }),
    regret: text(160, {
      label: 'Direito de arrependimento',
      help: 'O e-mail vem logo depois. O prazo pode ser maior que 7 dias, nunca menor.',
    }),
  },
  {
    label: 'Quem vende',
    help: 'A lei manda mostrar em toda página que vende (Decreto 7.962/2013, art. 2º).',
  },
);

const chat = group(
  {
    phone: chatPhone({
      label: 'WhatsApp de atendimento',
      help: 'Com DDD. Vazio: a página fica sem chat.',
    }),
    message: text(120, {
      label: 'Mensagem que já vem escrita',
      help: 'O que a pessoa manda ao tocar no chat.',
    }),
    label: text(28, { label: 'Nome do link de ajuda', help: 'No fechamento e na página não encontrada.' }),
  },
  { label: 'Atendimento' },
);

export const siteSchema = group(
  {
    name: plainText(40, {
      label: 'Nome do produto',
      help: 'Muda em todos os textos. Nas imagens, você precisa trocar.',
    }),
    tagline: text(80, { label: 'Frase do produto', help: 'Aparece no fim das páginas.' }),
    address: siteAddress({
      label: 'Endereço do site',
      help: 'O domínio em que você vai publicar, com https:// e sem barra no fim.',
    }),
    workspaceTool: plainText(20, {
      label: 'Aplicativo do template',
      help: 'Muda em todos os textos.',
    }).optional(),
    dailyMinutes: count({
      label: 'Minutos por dia',
      help: 'Quanto tempo por dia o produto pede.',
      min: 1,
      max: 60,
    }).optional(),
    guarantee: group(
      {
        days: count({
          label: 'Dias de garantia',
          help: 'A lei garante 7 dias; você pode dar mais.',
          min: 7,
          max: 90,
        }),
        heading: text(60, { label: 'Título da garantia' }),
        text: text(240, { label: 'Texto da garantia' }),
      },
      { label: 'Garantia' },
    ),
    chat,
    seller,
    footer: group(
      {
        seals: picture({
          label: 'Imagem dos selos',
          help: 'O fundo do rodapé é escuro em qualquer paleta: desenhe em branco, com fundo transparente.',
          minWidth: 800,
          maxAlt: 120,
        }).optional(),
        rights: text(60, { label: 'Direitos autorais' }),
        independence: text(80, {
          label: 'Aviso de independência',
          help: 'Diz que o produto não é da empresa do aplicativo.',
        }).optional(),
      },
      { label: 'Rodapé' },
    ),
    notFound: group(
      {
        title: text(90, { label: 'Título na aba' }),
        description: text(170, { label: 'Descrição' }),
        heading: text(40, { label: 'Título' }),
        headingInEnglish: bool({
          label: 'O título está em inglês',
          help: 'Assim os leitores de tela o leem em inglês.',
        }),
        code: text(6, { label: 'Número do erro', help: 'Aparece grande, ao fundo.' }),
        text: text(160, { label: 'Texto' }),
        homeLink: text(40, { label: 'Botão de voltar' }),
      },
      { label: 'Página não encontrada' },
    ),
  },
  { label: 'Site' },
);
