import { paymentLinks } from './checkoutLinks.ts';
import { isDemonstrationFile } from './demonstrationFiles.ts';
import { type Check, type Finding, field, type Launch, stop, warn, when } from './finding.ts';
import {
  isSampleAddress,
  isSampleConversation,
  isSampleDocument,
  isSampleName,
  isSamplePhone,
  isSampleStreet,
  isSampleTracker,
  isSampleVideo,
  SAMPLE_COUNTS,
  SAMPLE_PEOPLE,
  SAMPLE_QUOTES,
  SAMPLE_TAGLINES,
} from './samples.ts';

const links = ({ content }: Launch) =>
  paymentLinks(content)
    .filter(({ address }) => isSampleAddress(address))
    .map(({ label, place }) =>
      stop(
        `${label} parece inventado: ninguém consegue pagar. Cole o link de pagamento que está no painel da sua plataforma.`,
        place,
      ),
    );

const address = ({ content: { site } }: Launch) =>
  when(
    isSampleAddress(site.address),
    stop(
      'O endereço do site parece inventado: o Google e as prévias no WhatsApp apontariam para lugar nenhum. Escreva o seu domínio.',
      field('site', 'address'),
    ),
  );

function phone({ content: { links } }: Launch): Finding[] {
  const place = field('links', 'chatPhone');
  if (isSamplePhone(links.chatPhone))
    return [
      stop(
        'O telefone do chat parece inventado: as mensagens não chegariam a você. Escreva o seu, com 55 e o DDD.',
        place,
      ),
    ];
  return when(
    links.chatPhone.startsWith('55') && !/^55[1-9]{2}9\d{8}$/.test(links.chatPhone),
    warn(
      `O telefone do chat (${links.chatPhone}) não parece um celular do Brasil: 55, o DDD e nove números que começam com 9. Mande uma mensagem para ele e confira.`,
      place,
    ),
  );
}

const videos = ({ content: { links } }: Launch) =>
  (['mainVideo', 'offerVideo'] as const)
    .filter((name) => isSampleVideo(links[name]?.address ?? ''))
    .map((name) =>
      stop(
        'O vídeo é o do exemplo do guia, que não tem nada com o seu produto. Cole o endereço do seu.',
        field('links', name, 'address'),
      ),
    );

const trackers = ({ content: { tracking } }: Launch) =>
  (['metaPixel', 'googleAnalytics'] as const)
    .filter((name) => isSampleTracker(tracking[name]))
    .map((name) =>
      stop(
        `O código ${tracking[name]} é o do exemplo do guia: as suas visitas não seriam medidas. Copie o seu, ou deixe vazio.`,
        field('tracking', name),
      ),
    );

const testimonials = (launch: Launch) =>
  launch.content.proof.testimonials.flatMap(({ name, quote, image, alt }, index) => {
    if (isDemonstrationFile(launch, image)) return [];
    return [
      ...when(
        SAMPLE_PEOPLE.includes(name),
        warn(
          `O nome ${name} é o do depoimento de demonstração, e a imagem já é outra: confira se o nome é o de quem escreveu.`,
          field('proof', 'testimonials', index, 'name'),
        ),
      ),
      ...when(
        SAMPLE_QUOTES.includes(quote),
        stop(
          `A frase do depoimento de ${name} ainda é a da demonstração, e a imagem já é outra. Escreva uma frase da conversa.`,
          field('proof', 'testimonials', index, 'quote'),
        ),
      ),
      ...when(
        isSampleConversation(alt),
        stop(
          `O texto do depoimento de ${name} ainda é o da demonstração: quem usa leitor de tela ouviria palavras que ninguém disse. Escreva o que a conversa diz.`,
          field('proof', 'testimonials', index, 'alt'),
        ),
      ),
    ];
  });

const counts = ({ content: { proof } }: Launch) =>
  (
    [
      ['downloads', 'downloads'],
      ['customers', 'clientes'],
    ] as const
  )
    .filter(([name]) => proof[name] === SAMPLE_COUNTS[name])
    .map(([name, word]) =>
      warn(
        `O número ${proof[name]} (${name}) ainda é o de demonstração. Use o número que você pode provar.`,
        field('proof', name),
        `O número de ${word}, ${proof[name]}, ainda é o de demonstração. Use o número que você pode provar.`,
      ),
    );

const tagline = ({ content: { site } }: Launch) =>
  when(
    SAMPLE_TAGLINES.includes(site.tagline),
    warn('A frase do rodapé ainda é a de demonstração. Escreva a sua.', field('site', 'tagline')),
  );

const seller = ({ content: { seller } }: Launch) =>
  (
    [
      ['name', isSampleName, 'O nome de quem vende'],
      ['document', isSampleDocument, 'O CPF ou CNPJ'],
      ['address', isSampleStreet, 'O endereço'],
      ['email', isSampleAddress, 'O e-mail'],
    ] as const
  )
    .filter(([name, isSample]) => isSample(seller[name]))
    .map(([name, , label]) =>
      stop(
        `${label} parece inventado: a lei (Decreto 7.962/2013, art. 2º) manda mostrar na página quem vende e como entrar em contato.`,
        field('seller', name),
      ),
    );

export const VALUE_CHECKS: Check[] = [
  { fine: 'Os links de pagamento são os seus.', find: links },
  { fine: 'O endereço do site é o seu.', find: address },
  { fine: 'O telefone do chat é o seu.', find: phone },
  { fine: 'Os vídeos não são os do guia.', find: videos },
  {
    fine: 'O pixel e o Google Analytics são os seus.',
    applies: ({ content: { tracking } }) => tracking.metaPixel !== '' || tracking.googleAnalytics !== '',
    find: trackers,
  },
  {
    fine: 'Os nomes e os textos dos depoimentos são os seus.',
    applies: ({ content: { proof } }) => proof.testimonials.length > 0,
    isFine: (launch) =>
      launch.content.proof.testimonials.every(({ image }) => !isDemonstrationFile(launch, image)),
    find: testimonials,
  },
  {
    fine: 'Os números de clientes e downloads são os seus.',
    applies: ({ content: { proof } }) => Boolean(proof.downloads ?? proof.customers),
    find: counts,
  },
  { fine: 'A frase do rodapé é a sua.', find: tagline },
  { fine: 'Quem vende está identificado.', find: seller },
];
