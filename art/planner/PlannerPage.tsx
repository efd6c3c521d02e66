import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

type Tone = 'night' | 'dawn' | 'paper' | 'day' | 'gold' | 'dusk';
type Layout = 'stack' | 'centre' | 'over';

type PlannerPageProps = {
  /** The name in the path at the top, when the title is something else. */
  crumb?: string;
  title: string;
  lead?: ReactNode;
  icon: IconName;
  cover: ReactNode;
  coverHeight: number;
  tone: Tone;
  /** How icon and title stand to the cover. */
  layout: Layout;
  isRoundIcon?: boolean;
  isCrumbDark?: boolean;
  hasFade?: boolean;
  children: ReactNode;
};

/** One page of the template: cover, icon, title and whatever the page holds. */
export function PlannerPage(props: PlannerPageProps) {
  const { crumb, title, lead, icon, cover, coverHeight, tone, layout, children } = props;
  return (
    <article className={`planner planner-${tone} planner-${layout}`}>
      <div className="planner-cover" style={{ height: coverHeight }}>
        {cover}
        <p className={`planner-crumb ${props.isCrumbDark ? 'planner-crumb-dark' : ''}`}>
          <span>
            Planner Devocional <i>/</i> {crumb ?? title}
          </span>
          <Icon name="more" size={18} />
        </p>
      </div>
      <header className="planner-head">
        <span className={`planner-icon ${props.isRoundIcon ? 'planner-icon-round' : ''}`}>
          <Icon name={icon} size={34} />
        </span>
        <div className="planner-heading">
          <h1 className="planner-title">{title}</h1>
          {lead && <p className="planner-lead">{lead}</p>}
        </div>
      </header>
      <div className="planner-body">{children}</div>
      {props.hasFade && <div className="planner-fade" />}
    </article>
  );
}

export type TagColor = 'gold' | 'apricot' | 'ember' | 'plum' | 'indigo' | 'blue';

export function Tag({ color, children }: { color: TagColor; children: ReactNode }) {
  return <span className={`planner-tag planner-tag-${color}`}>{children}</span>;
}

type PropertyProps = { icon: IconName; label: string; children: ReactNode };

/** A row of the page's properties: a quiet name on the left, its value beside it. */
export function Property({ icon, label, children }: PropertyProps) {
  return (
    <div className="planner-property">
      <span className="planner-property-name">
        <Icon name={icon} size={17} />
        {label}
      </span>
      <span className="planner-property-value">{children}</span>
    </div>
  );
}

export function Section({ title, note }: { title: string; note?: ReactNode }) {
  return (
    <h2 className="planner-section">
      {title}
      {note && <span>{note}</span>}
    </h2>
  );
}

export function ProgressBar({ value, color }: { value: number; color?: string }) {
  return (
    <span className="planner-bar">
      <span style={{ width: `${value}%`, background: color }} />
    </span>
  );
}

type ProgressRingProps = {
  value: number;
  size: number;
  stroke: number;
  color: string;
  children?: ReactNode;
};

export function ProgressRing({ value, size, stroke, color, children }: ProgressRingProps) {
  const radius = (size - stroke) / 2;
  const centre = size / 2;
  const ring = { cx: centre, cy: centre, r: radius, fill: 'none', strokeWidth: stroke };
  return (
    <span className="planner-ring" style={{ width: size, height: size }}>
      <svg width={size} height={size} aria-hidden="true">
        <circle {...ring} className="planner-ring-track" />
        <circle
          {...ring}
          stroke={color}
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${value} 100`}
          transform={`rotate(-90 ${centre} ${centre})`}
        />
      </svg>
      <span className="planner-ring-label">{children}</span>
    </span>
  );
}

export function Checkbox({ isDone }: { isDone: boolean }) {
  return (
    <span className={`planner-check ${isDone ? 'planner-check-done' : ''}`}>
      {isDone && <Icon name="check" size={14} />}
    </span>
  );
}
