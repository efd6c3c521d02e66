import { type Color, ListRow, Progress, PropertyRow, Tag, ViewTabs } from './Notion.tsx';
import { PlannerPage } from './PlannerPage.tsx';

const subjects: [name: string, seen: number, color: Color][] = [
  ['Contabilidade', 72, 'orange'],
  ['Estatística', 55, 'blue'],
  ['Marketing', 88, 'green'],
  ['Economia', 64, 'purple'],
];

/** The term's subjects and the next exams. */
export function Study() {
  return (
    <PlannerPage page="study">
      <PropertyRow icon="tags" label="Período">
        <Tag color="purple">4º</Tag>
        <Tag color="gray">Administração</Tag>
      </PropertyRow>
      <ViewTabs names={['Galeria', 'Tabela']} />
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
      <ListRow name="Estatística">
        27/10 <Tag color="red">em 5 dias</Tag>
      </ListRow>
      <ListRow name="Economia">
        03/11 <Tag color="yellow">em 12 dias</Tag>
      </ListRow>
    </PlannerPage>
  );
}
