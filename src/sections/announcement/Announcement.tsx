import { ByPhase } from '../../components/ByPhase.tsx';
import { Clock } from '../../components/Clock.tsx';
import { Prose } from '../../components/Prose.tsx';
import { TargetLink } from '../../components/TargetLink.tsx';
import { offerWith } from '../../content-model/schemas.ts';
import type { PageContext, SectionPhase, SectionProps } from '../context.ts';

/**
 * A line at the top of a page, with the deadline of the page's offer. It scrolls away under the fixed bar, and has a
 * background of its own instead of the classes of `backgroundsOf`. Implements docs/behaviour.md#announcement.
 */
export function Announcement({ section, id, context, phases }: SectionProps<'announcement'>) {
  const { link } = section;
  return (
    <section id={id} className="announcement">
      <div className="wrap announcement-row">
        <ByPhase phases={phases}>{(phase) => <Message phase={phase} id={id} context={context} />}</ByPhase>
        {link && <TargetLink {...link} phases={phases} className="announcement-link" />}
      </div>
    </section>
  );
}

type MessageProps = { phase: SectionPhase<'announcement'>; id: string; context: PageContext };

/** The text and the deadline in one phase of the prices. After the deadline, only the text `deadline.over`. */
function Message({ phase: { name, section, countdown }, id, context }: MessageProps) {
  const { offers, page, announcement, words } = context;
  const { isFixed } = offerWith(context, page.offer) ?? {};
  const hasTime = section.time !== 'off' && !isFixed;
  const deadline = hasTime && offers.countdown === 'deadline' ? offers.deadline : undefined;
  if (name === 'list' && deadline) return <p>{deadline.over}</p>;
  const labelId = `${id}--${name}`;
  const counting = hasTime && section.time === 'countdown' ? countdown : undefined;
  const isUntil = counting?.deadlineMs !== undefined;
  const inWords = hasTime && (!counting || isUntil);
  // Until scripts run, the sentence replaces the countdown.
  const wordsClass = isUntil ? 'without-scripts' : undefined;
  return (
    <>
      <p id={labelId}>
        <Prose text={section.text} />
      </p>
      {counting && (
        <Clock
          labelId={labelId}
          units={words.countdown}
          countdown={counting}
          className={isUntil ? 'needs-scripts' : ''}
        />
      )}
      {inWords && deadline && name === 'usual' && <p className={wordsClass}>{deadline.validity}</p>}
      {inWords && announcement && !(deadline && name === 'usual') && (
        <p data-announcement className={wordsClass}>
          {announcement.text}
        </p>
      )}
    </>
  );
}
