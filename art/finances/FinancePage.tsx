import type { ReactNode } from 'react';
import type { EmojiName } from '../planner/emoji.tsx';
import { NotionPage, type Workspace } from '../planner/Notion.tsx';
import { CoupleMark } from './CoupleMark.tsx';
import { colors } from './colors.ts';
import { PatternCover, type PatternName } from './covers.tsx';

function WorkspaceIcon({ size }: { size: number }) {
  return (
    <svg className="notion-glyph" width={size} height={size} viewBox="-5 -5 42 42" aria-hidden="true">
      <rect x="-5" y="-5" width="42" height="42" rx="8" fill={colors.forest} />
      <g fill={colors.pistachio}>
        <CoupleMark />
      </g>
    </svg>
  );
}

export const financeWorkspace: Workspace = { name: 'Planner Financeiro', Icon: WorkspaceIcon };

export type FinancePageName = Exclude<PatternName, 'home'>;

export const financePages: Record<FinancePageName, { icon: EmojiName; name: string }> = {
  budget: { icon: 'budget', name: 'Orçamento' },
  bills: { icon: 'bills', name: 'Contas fixas' },
  goals: { icon: 'suitcase', name: 'Metas do casal' },
  debts: { icon: 'card', name: 'Dívidas' },
  reserve: { icon: 'umbrella', name: 'Reserva' },
  talk: { icon: 'cup', name: 'Conversas' },
};

type Props = {
  page: FinancePageName;
  title?: string;
  children: ReactNode;
};

/** A page of the finance planner. */
export function FinancePage({ page, ...rest }: Props) {
  return (
    <NotionPage
      workspace={financeWorkspace}
      cover={<PatternCover name={page} />}
      {...financePages[page]}
      {...rest}
    />
  );
}
