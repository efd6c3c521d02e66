/** The meaning of the names in braces that only some texts may use. */
export const RESTRICTED_NAMES: Record<string, string> = {
  promocaoInicio: 'Começo da promoção',
  promocaoFim: 'Fim da promoção',
  precoPromocao: 'Preço da promoção',
  feitas: 'Quantas tarefas foram feitas',
  total: 'Quantos são no total',
  passos: 'Quantos passos, por extenso',
  Passos: 'Quantos passos, no começo da frase',
  titulo: 'Nome do vídeo',
  estrelas: 'Estrelas do depoimento',
  posicao: 'Posição da página',
  plataforma: 'Página de pagamento',
  mensagem: 'Mensagem do chat',
  empresas: 'Empresas fora do Brasil',
  parceiros: 'Quem recebe os dados',
};
