import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Emoji } from './Emoji.tsx';
import { PlannerCover } from './PlannerCover.tsx';
import type { DrawnPage } from './planner.fields.ts';

export type Drawings = {
  /** The address of the drawn emoji and covers. */
  drawingsUrl: string;
};

const PROPERTY_ICONS = { calendario: 'calendar', lista: 'list', numero: 'number' } as const;

type Props = DrawnPage & Drawings & { hasControls?: boolean; children: ReactNode };

/** A page of the planner on the phone: cover, emoji, title, properties and callout, and below them its children. */
export function PlannerPage({
  drawingsUrl,
  clock,
  emoji,
  title,
  legend,
  properties = [],
  callout,
  hasControls,
  children,
}: Props) {
  const [Page, Legend] = hasControls
    ? (['fieldset', 'legend'] as const)
    : (['figure', 'figcaption'] as const);
  return (
    <Page className="planner-page">
      <Legend className="sr-only">{legend}</Legend>
      <div aria-hidden="true" className="planner-cover">
        <PlannerCover drawingsUrl={drawingsUrl} className="h-full pt-4" />
        <p className="phone-status">
          {clock}
          <svg aria-hidden="true" viewBox="0 0 40 12" fill="none" stroke="currentColor" className="w-10">
            <path d="M2 11V8m4 3V6m4 5V4m4 7V2" strokeWidth="2.500" />
            <rect x="19" y="1.500" width="18" height="9" rx="3" opacity=".7" />
            <path d="M21.500 6h9" strokeWidth="5" />
          </svg>
        </p>
        <i className="phone-camera" />
      </div>
      <div className="planner-body">
        {emoji && <Emoji emoji={emoji} drawingsUrl={drawingsUrl} className="planner-emoji" />}
        <p aria-hidden="true" className="planner-title">
          {title}
        </p>
        {properties.length > 0 && (
          <dl className="planner-properties">
            {properties.map(({ icon, label, text, tags }) => (
              <Fragment key={label}>
                <dt className="flex items-center gap-1.5 text-planner-soft">
                  <Icon name={PROPERTY_ICONS[icon]} className="size-4" />
                  {label}
                </dt>
                <dd>
                  {text}
                  {tags?.map((tag) => (
                    <span key={tag} className="planner-tag">
                      {tag}
                    </span>
                  ))}
                </dd>
              </Fragment>
            ))}
          </dl>
        )}
        {callout && (
          <blockquote className="planner-callout">
            <p className="medium text-[1rem] text-balance [line-height:1.4]">
              {callout.source ? `“${callout.text}”` : callout.text}
            </p>
            {callout.source && <cite className="text-xs text-planner-soft not-italic">{callout.source}</cite>}
          </blockquote>
        )}
        {children}
      </div>
    </Page>
  );
}
