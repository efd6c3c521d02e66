import type { ReactNode } from 'react';
import { Cover, type CoverName } from './Cover.tsx';
import type { EmojiName } from './emoji.tsx';
import { NotionPage, type Workspace } from './Notion.tsx';
import { WorkspaceIcon } from './WorkspaceIcon.tsx';

export const plannerWorkspace: Workspace = { name: 'Planner Devocional', Icon: WorkspaceIcon };

export const pageNames: Record<CoverName, string> = {
  bible: 'Bíblia',
  devotional: 'Devocional',
  notes: 'Anotações',
  appointments: 'Compromissos',
  diary: 'Diário',
  tithe: 'Dízimo',
  finance: 'Finanças',
  study: 'Estudos',
  workout: 'Treino',
  goals: 'Metas',
};

type Props = {
  /** Decides the cover, and the icon and the name where none is given. */
  page: CoverName;
  icon?: EmojiName;
  name?: string;
  title?: string;
  children: ReactNode;
};

/** A page of the devotional planner. */
export function PlannerPage({ page, icon = page, name = pageNames[page], ...rest }: Props) {
  return (
    <NotionPage
      workspace={plannerWorkspace}
      cover={<Cover name={page} />}
      icon={icon}
      name={name}
      {...rest}
    />
  );
}
