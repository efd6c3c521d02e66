import { group, pair } from '../../fields/field.ts';
import { text } from '../../fields/text.ts';

const FOR_SCREEN_READERS = 'Só para leitores de tela.';

const word = (max: number, label: string, help?: string) => text(max, { label, help });

/** The singular and the plural of a unit. Longer words do not fit on a phone. */
const unit = (label: string) => pair([word(8, 'Para um'), word(8, 'Para vários')], { label });

/** The words of buttons and controls. */
export const interfaceSchema = group(
  {
    skipLink: word(40, 'Pular para o conteúdo', 'Para quem navega pelo teclado.'),
    openMenu: word(40, 'Botão do menu'),
    mainMenu: word(40, 'Nome do menu', FOR_SCREEN_READERS),
    opensInNewTab: word(40, 'Aviso de nova aba', FOR_SCREEN_READERS),
    chat: word(40, 'Botão do chat', FOR_SCREEN_READERS),
    previousPrice: word(12, 'Antes de um preço riscado'),
    currentPrice: word(12, 'Antes do preço de agora'),
    enlarge: word(20, 'Botão de ampliar'),
    zoomIn: word(20, 'Botão de ampliar mais', 'Na imagem ampliada.'),
    zoomOut: word(20, 'Botão de reduzir', 'Na imagem ampliada.'),
    dragHint: word(40, 'Dica da imagem ampliada', 'Aparece enquanto a imagem está maior do que a tela.'),
    enlargedLabel: word(40, 'Imagem ampliada', FOR_SCREEN_READERS),
    previousPicture: word(40, 'Imagem anterior', FOR_SCREEN_READERS),
    nextPicture: word(40, 'Próxima imagem', FOR_SCREEN_READERS),
    previousItem: word(40, 'Anterior', FOR_SCREEN_READERS),
    nextItem: word(40, 'Próximo', FOR_SCREEN_READERS),
    close: word(20, 'Botão de fechar'),
    playVideo: text(60, { label: 'Botão do vídeo', help: FOR_SCREEN_READERS, names: ['titulo'] }),
    stars: text(40, { label: 'Estrelas de um depoimento', help: FOR_SCREEN_READERS, names: ['estrelas'] }),
    captions: word(20, 'Língua das legendas', 'O nome no menu do vídeo.'),
    yes: word(20, 'Sinal de sim', FOR_SCREEN_READERS),
    no: word(20, 'Sinal de não', FOR_SCREEN_READERS),
    buyBar: word(30, 'Nome da barra de compra', FOR_SCREEN_READERS),
    carousel: group(
      {
        label: word(40, 'Nome', FOR_SCREEN_READERS),
        role: word(20, 'O que é', FOR_SCREEN_READERS),
        slides: word(40, 'Como usar', FOR_SCREEN_READERS),
        slideRole: word(20, 'O que é cada uma', FOR_SCREEN_READERS),
        position: text(30, { label: 'Posição', help: FOR_SCREEN_READERS, names: ['posicao', 'total'] }),
        previous: word(30, 'Botão de voltar'),
        next: word(30, 'Botão de avançar'),
        pause: word(20, 'Botão de pausar'),
        play: word(20, 'Botão de continuar'),
      },
      { label: 'Páginas que passam de lado' },
    ),
    countdown: group(
      { days: unit('Dias'), hours: unit('Horas'), minutes: unit('Minutos'), seconds: unit('Segundos') },
      { label: 'Contagem regressiva' },
    ),
  },
  { label: 'Palavras de botões e controles', help: 'Raramente é preciso mudar.' },
);
