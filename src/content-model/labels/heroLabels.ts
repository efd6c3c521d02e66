import type { Content } from '../schemas.ts';
import type { LabelsOf } from './labelTypes.ts';

const page = {
  clock: 'Hora no celular',
  emoji: ['Emoji', 'O desenho em cima do título. Pode sair.'],
  title: 'Título',
  legend: ['O que é esta página', 'Só para leitores de tela.'],
  properties: {
    $: ['Propriedades', 'As linhas abaixo do título: cada uma com um texto ou com etiquetas.'],
    item: {
      $: 'Propriedade',
      icon: { $: 'Desenho', options: { calendario: 'Calendário', lista: 'Lista', numero: 'Número' } },
      label: 'Nome',
      text: 'Texto',
      tags: { $: 'Etiquetas', item: 'Etiqueta' },
    },
  },
  callout: {
    $: 'Frase em destaque',
    text: 'Frase',
    source: ['De onde é', 'Com a fonte, a frase ganha aspas: Salmo 5:3 · Almeida'],
  },
} as const;

const hint = 'Convite a experimentar';
const finished = 'Mensagem ao marcar tudo';
const view = ['Nome da visualização', 'A aba acima, como no aplicativo: Tabela'] as const;

export const plannerLabels: LabelsOf<Content['home']['hero']['planner']> = {
  $: ['Planner no celular', 'O exemplo ao lado do título.'],
  kinds: {
    $: 'O que ele mostra',
    rotina: {
      $: ['Rotina', 'Tarefas com minutos, que o visitante marca, e um anel que se enche.'],
      ...page,
      tasks: {
        $: 'Tarefas',
        item: { $: 'Tarefa', text: 'Tarefa', minutes: 'Minutos', done: 'Já marcada' },
      },
      progressLabel: ['Nome do anel', 'Só para leitores de tela. Sem ele não há anel.'],
      hint,
      finished,
    },
    lista: {
      $: ['Lista', 'Tarefas sem minutos, com uma barra e quantas já foram feitas.'],
      ...page,
      tasks: { $: 'Tarefas', item: { $: 'Tarefa', text: 'Tarefa', done: 'Já marcada' } },
      progress: ['Quantas foram feitas', 'Com {feitas} e {total}: {feitas} de {total} prontas'],
      hint,
      finished,
    },
    tabela: {
      $: ['Tabela', 'Duas ou três colunas, como um orçamento. Etiquetas iguais têm a mesma cor.'],
      ...page,
      view,
      columns: { $: 'Colunas', name: 'Nome', tag: 'Etiqueta', value: 'Valor' },
      rows: { $: 'Linhas', item: { $: 'Linha', name: 'Nome', tag: 'Etiqueta', value: 'Valor' } },
      total: { $: 'Total', label: 'Nome', value: 'Valor' },
    },
    calendario: {
      $: ['Calendário', 'Um mês ou uma semana, com o que há neles.'],
      ...page,
      view,
      span: { $: 'Tamanho', options: { mes: 'Mês', semana: 'Semana' } },
      date: ['Dia em destaque', 'O mês ou a semana são os deste dia.'],
      entries: {
        $: 'Compromissos',
        item: { $: 'Compromisso', day: 'Dia', text: 'Texto', time: 'Hora' },
      },
    },
    imagem: {
      $: ['Imagem', 'Um print seu, em pé. As outras aparecem mais depressa.'],
      image: 'Imagem',
      alt: ['Descrição da imagem', 'O que se vê nela, para quem não enxerga e para o Google.'],
    },
  },
};
