import { Callout, CheckRow, PropertyRow, Tag } from '../planner/Notion.tsx';
import { FinancePage } from './FinancePage.tsx';

/** The page for the couple's twenty-minute talk on Sundays. */
export function Talk() {
  return (
    <FinancePage page="talk" title="Conversa de domingo">
      <PropertyRow icon="date" label="Quando">
        16 de agosto, 19h
      </PropertyRow>
      <PropertyRow icon="tags" label="Quem">
        <Tag color="green">Marina</Tag>
        <Tag color="orange">Caio</Tag>
      </PropertyRow>
      <h2>A pauta de 20 minutos</h2>
      <CheckRow isDone>O que deu certo esta semana</CheckRow>
      <CheckRow isDone>O que entrou e o que saiu</CheckRow>
      <CheckRow>Contas até o próximo domingo</CheckRow>
      <CheckRow>Uma coisa boa para fazer juntos</CheckRow>
      <Callout icon="cup" color="orange">
        <p className="notion-quote">Ninguém decide nada com fome.</p>
        <p className="notion-soft">Regra da casa, nº 1</p>
      </Callout>
      <h2>O que combinamos</h2>
      <ul className="notion-bullets">
        <li>Cancelar o streaming que ninguém vê</li>
        <li>Jantar fora só no sábado</li>
      </ul>
      {/* Below the edge of the page's own picture, but visible on a phone. */}
      <div className="notion-below">
        <h2>Para a próxima</h2>
        <CheckRow>Ver o preço das passagens</CheckRow>
      </div>
    </FinancePage>
  );
}
