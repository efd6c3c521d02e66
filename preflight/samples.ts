// Values of the demonstration, of GUIA.md and of the error messages' examples: nobody's own.

/** Domains kept for examples, and those that the guide and the messages use. */
const HOSTS =
  /(?:^|\.)(?:example\.(?:com|org|net)|example|exemplo\.com(?:\.br)?|(?:meuplanner|seusite)\.com\.br)$/;
const CHECKOUTS = /\/(?:Aa1Bb2C|Dd3Ee4F|Gg5Hh6I|Jj7Kk8L|A12345678B)\b/;

/** Whether a web or e-mail address belongs to nobody. */
export function isSampleAddress(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : (address.split('@').at(-1) ?? '');
  return HOSTS.test(host) || CHECKOUTS.test(address);
}

/** Six zeros, one digit over and over, or the digits counted down. */
export const isSamplePhone = (phone: string): boolean => /0{6}|(\d)\1{7}|987654321$/.test(phone);

/** Whether the written CPF or CNPJ is a sample. */
export const isSampleDocument = (document: string): boolean =>
  ['12345678000195', '11144477735'].includes(document.replace(/\D/g, ''));

export const isSampleName = (name: string): boolean => name === 'Nome da Sua Empresa';

export const isSampleStreet = (address: string): boolean =>
  /Rua Exemplo|Rua das Flores, 12, Centro/i.test(address);

export const isSampleVideo = (address: string): boolean => /aqz-KE-bpKQ|AbCdEfGhIjK/.test(address);

export const isSampleTracker = (id: string): boolean =>
  ['123456789012345', 'G-ABC1234567', 'G-AB12CD34EF'].includes(id);

export const SAMPLE_TAGLINES = [
  'Um dia de cada vez, com Deus na primeira página.',
  'O dinheiro da casa, decidido a dois.',
];
/** Pages that no other product has. */
export const SAMPLE_PAGES = ['Bíblia', 'Devocional', 'Dízimo'];
export const SAMPLE_COUNTS = { downloads: 1247, customers: 957 };
export const SAMPLE_PEOPLE = ['Ana L.', 'Lucas M.', 'Rebeca S.', 'Bruna T.', 'Thiago R.'];
export const SAMPLE_QUOTES = [
  '19 dias seguidos! Antes eu desistia no terceiro.',
  'Dízimo separado e ainda sobrou pras cordas do violão.',
  'Quando pulo um dia, nem me culpo mais.',
  '20 minutos, com café, e ninguém brigou.',
  'A gente fugia desse assunto. Com tudo na mesma página ficou até leve.',
];
/** A seller's own text may begin with such a name, so the words after it count. */
const CONVERSATION =
  /^Conversa com (?:Ana L\. Pergunta: oi, Ana!|Lucas M\. Pergunta: oi, Lucas! Como foi|Rebeca S\. Rebeca: amiga, passei|Bruna T\. Bruna: oi! Fizemos|Thiago R\. Pergunta: oi, Thiago! Como está)/;

/** Whether the text of a conversation begins as a demonstration's or has its pulled sentence. */
export const isSampleConversation = (text: string): boolean =>
  CONVERSATION.test(text) || SAMPLE_QUOTES.some((quote) => text.includes(quote));
