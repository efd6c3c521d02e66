import { CheckRow, type Color, NotionPage, Progress, PropertyRow, Tag, ViewTabs } from './Notion.tsx';

const subjects: [name: string, seen: number, color: Color][] = [
  ['Contabilidade', 72, 'orange'],
  ['Estatística', 55, 'blue'],
  ['Marketing', 88, 'green'],
  ['Economia', 64, 'purple'],
];

/** The term's subjects and the next exams. */
export function Study() {
  return (
    <NotionPage page="study">
      <PropertyRow icon="tags" label="Período">
        <Tag color="purple">4º</Tag>
        <Tag color="gray">Administração</Tag>
      </PropertyRow>
      <ViewTabs names={['Galeria', 'Tabela', 'Calendário']} />
      <div className="notion-gallery">
        {subjects.map(([name, seen, color]) => (
          <div key={name} className="notion-card">
            <b>{name}</b>
            <p className="notion-soft">conteúdo visto</p>
            <Progress value={seen} color={color} />
          </div>
        ))}
      </div>
      <h2>Próximas provas</h2>
      <CheckRow note={<Tag color="red">em 5 dias</Tag>}>27/10 Estatística</CheckRow>
      <CheckRow note={<Tag color="yellow">em 12 dias</Tag>}>3/11 Economia</CheckRow>
    </NotionPage>
  );
}
