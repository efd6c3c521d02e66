import { TokenFieldValue } from 'react-aria-components';
import { nameLabels } from '../../../src/content-model/labels/nameLabels.ts';

const NAME = /(\{[\p{L}\d]+\})/u;

/** A text whose names in braces are tokens: one key deletes a whole one, and its present value is shown. */
export class TextWithNames extends TokenFieldValue<string> {
  static of(text: string): TextWithNames {
    const segments = new TextWithNames([]).tokenize(text);
    const end = { index: Math.max(0, segments.length - 1), offset: segments.at(-1)?.text.length ?? 0 };
    return new TextWithNames(segments, { selectedRange: new TokenFieldValue.SelectedRange(end) });
  }

  /** The text with a name in the place of what is selected, and the caret behind it. */
  withName(name: string): this {
    const { start, end } = this.selectedRange;
    const next = this.replaceRange(start, end, `{${name}}`);
    const { index } = next.caretPosition;
    // At the end the caret would stand in a segment that is not there, and what is typed would begin the text.
    const last = next.segments.at(-1)?.text.length ?? 0;
    return index < next.segments.length ? next : next.withCaretPosition({ index: index - 1, offset: last });
  }

  protected override tokenize(text: string) {
    return text
      .split(NAME)
      .filter((piece) => piece !== '')
      .map((piece) =>
        NAME.test(piece)
          ? { type: 'token' as const, text: piece, value: piece.slice(1, -1) }
          : { type: 'text' as const, text: piece },
      );
  }
}

/** What the editor shows for each name in braces: its value, or in words what only the page knows. */
export const namesInWords = (templateValues: Record<string, string>): Record<string, string> => {
  const known = Object.entries(templateValues).filter(([, value]) => value !== '');
  return { ...nameLabels, ...Object.fromEntries(known) };
};
