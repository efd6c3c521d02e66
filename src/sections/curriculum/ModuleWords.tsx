import { Prose } from '../../components/Prose.tsx';
import type { Module } from './modules.ts';

/** A module's text and its lessons. */
export function ModuleWords({ module: { text, lessons }, className }: { module: Module; className: string }) {
  return (
    <>
      {text && (
        <p className={`text-soft ${className}`}>
          <Prose text={text} />
        </p>
      )}
      {lessons && (
        <ol
          className={`grid list-decimal gap-2 ps-[1.75em] [line-height:1.4] marker:text-ember ${className}`}
        >
          {lessons.map((lesson, index) => (
            <li key={index} className="ps-1">
              {lesson}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
