/** Where the value of each name in braces that any text may use is written, or what it is computed from: "file.field". */
export const NAME_SOURCES = {
  nome: 'site.name',
  ferramenta: 'site.workspaceTool',
  minutos: 'site.dailyMinutes',
  garantia: 'site.guaranteeDays',
  preco: 'prices.promotional',
  precoTabela: 'prices.list',
  precoOferta: 'prices.exclusive',
  precoNormal: 'prices.list',
  precoPromocional: 'prices.promotional',
  precoBonus: 'prices.bonus.current',
  precoBonusAntes: 'prices.bonus.previous',
  economiaOferta: 'prices.exclusive',
  parcelas: 'prices.installments.count',
  valorParcela: 'prices.installments.each',
  totalParcelado: 'prices.installments.each',
  desconto: 'prices.promotional',
  descontoOferta: 'prices.exclusive',
  nota: 'proof.rating',
  avaliacoes: 'proof.reviews',
  avaliacoesDepoimentos: 'proof.testimonialReviews',
  pessoas: 'proof.peopleOnOffer',
  pessoasAtendidas: 'proof.people',
  paginas: 'product.modules',
  Paginas: 'product.modules',
  passos: 'home.howItWorks.steps',
  Passos: 'home.howItWorks.steps',
  recursos: 'product.features',
  Recursos: 'product.features',
  prazo: 'behaviour.deadline.endsAt',
  vendedor: 'seller.name',
  documento: 'seller.document',
  endereco: 'seller.address',
  email: 'seller.email',
} as const;

export type TemplateName = keyof typeof NAME_SOURCES;

export const TEMPLATE_NAMES = Object.keys(NAME_SOURCES) as TemplateName[];

type SourceFile = (typeof NAME_SOURCES)[TemplateName] extends `${infer File}.${string}` ? File : never;

/** The file and path of a name's value; undefined of a name that only some texts may use. */
export function sourceOf(name: string): { file: SourceFile; path: string[] } | undefined {
  const [file, ...path] = (NAME_SOURCES as Record<string, string>)[name]?.split('.') ?? [];
  return file === undefined ? undefined : { file: file as SourceFile, path };
}
