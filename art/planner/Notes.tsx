import type { ReactNode } from 'react';
import { WindowsCover } from './covers/dawnCovers.tsx';
import { Icon } from './icons.tsx';
import { PlannerPage, Property, Tag } from './PlannerPage.tsx';

type ToggleProps = { title: string; isOpen?: boolean; children?: ReactNode };

function Toggle({ title, isOpen, children }: ToggleProps) {
  return (
    <div className="planner-notes-toggle">
      <p>
        <Icon name={isOpen ? 'open' : 'closed'} size={15} />
        {title}
      </p>
      {children}
    </div>
  );
}

/** What was heard on Sunday, with its main sentence marked. */
export function Notes() {
  return (
    <PlannerPage
      crumb="Anotações"
      title="Permanecer na videira"
      icon="pen"
      cover={<WindowsCover />}
      coverHeight={98}
      tone="paper"
      layout="stack"
      hasFade
    >
      <Property icon="calendar" label="Culto">
        Domingo, 18 de outubro
      </Property>
      <Property icon="book" label="Texto">
        <Tag color="plum">João 15:1-8</Tag>
      </Property>
      <Property icon="tag" label="Temas">
        <Tag color="gold">Comunhão</Tag>
        <Tag color="ember">Fruto</Tag>
        <Tag color="blue">Oração</Tag>
      </Property>
      <p className="planner-notes-quote">
        <mark>
          O ramo não faz força para dar uva.
          <br />
          Ele só fica ligado na videira.
        </mark>
      </p>
      <Toggle title="1. O Pai cuida da vinha" isOpen>
        <ul>
          <li>A poda dói, mas é cuidado: Ele corta o que rouba a minha força.</li>
          <li>O que Ele está podando em mim hoje?</li>
        </ul>
      </Toggle>
      <Toggle title="2. Sem Ele, nada podemos fazer" isOpen>
        <ul>
          <li>Orar antes de planejar a semana.</li>
        </ul>
      </Toggle>
      <Toggle title="3. Muito fruto, para a glória de Deus" />
      <Toggle title="Perguntas para levar à célula" />
    </PlannerPage>
  );
}
