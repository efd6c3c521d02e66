import type { ReactNode } from 'react';
import { SMALL_MARK } from '../brand/LogoMark.tsx';
import { palette } from '../palette.ts';
import { Cover, type CoverName } from './Cover.tsx';
import { NotionPage, type Workspace } from './Notion.tsx';

/** The product's mark, as the icon of its workspace. */
function WorkspaceIcon({ size }: { size: number }) {
  return (
    <svg className="notion-glyph" width={size} height={size} viewBox="-4 -3.500 40 40" aria-hidden="true">
      <rect x="-4" y="-3.5" width="40" height="40" rx="8" fill={palette.plum} />
      <path fill={palette.horizon} d={SMALL_MARK} />
    </svg>
  );
}

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
  /** Decides the cover, the icon and the name. */
  page: CoverName;
  title?: string;
  children: ReactNode;
};

/** A page of the devotional planner. */
export function PlannerPage({ page, ...rest }: Props) {
  return (
    <NotionPage
      workspace={plannerWorkspace}
      cover={<Cover name={page} />}
      icon={page}
      name={pageNames[page]}
      {...rest}
    />
  );
}
