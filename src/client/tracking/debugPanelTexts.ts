/** The panel's texts. They are not in content/, because only the seller reads them. */
export const DEBUG_PANEL_TEXTS = {
  title: 'Rastreio em teste',
  promise: 'Com este painel aberto, nada é enviado, mesmo que você aceite os cookies.',
  close: 'Sair do teste',
  consent: 'Permissão do visitante',
  consents: {
    nothing: 'Nenhum pixel em tracking.yaml: o site não pede permissão.',
    denied: 'Este navegador não guarda a resposta: nada seria enviado.',
    open: 'Ainda sem resposta: nada seria enviado.',
    refused: 'Recusou: nada seria enviado.',
    given: 'Aceitou: os eventos seriam enviados.',
  },
  received: 'Recebido neste endereço',
  stored: 'Guardado nesta visita',
  none: 'Nada.',
  links: 'Links de pagamento',
  accepts: (checkout: string, parameters: string) => `${checkout} aceita: ${parameters}.`,
  ignores: (parameters: string) => `Não passam adiante: ${parameters}.`,
  events: 'Eventos',
  noEvents: 'Role até o preço ou aperte um botão de compra.',
  wouldSend: 'seria enviado',
  wouldNotSend: 'não seria enviado',
  otherPixel: 'pixel instalado por fora',
  unknownCheckout: 'Página de pagamento sem regras conhecidas',
};

/** For a checkout link of one price phase: the text that says when it is shown, by the phase's name. */
export const PHASE_TEXTS: Record<string, string> = {
  usual: 'Com o preço de sempre',
  promotion: 'Durante a promoção',
  list: 'Depois do prazo',
};
