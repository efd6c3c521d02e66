import { type CalendarDate, type CalendarDateTime, parseDate, parseDateTime } from '@internationalized/date';
import { useState } from 'react';
import { DateField, DateSegment, DateInput as DateSegments, Label } from 'react-aria-components';
import { useField } from '../state/EditorContext.tsx';
import { fieldClasses, INPUT_CLASSES } from './Field.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';

/** Parses "31/12/2026 23:59" or "31/12/2026". Returns null for any other text. */
function readDay(written: string): CalendarDate | CalendarDateTime | null {
  const [, day, month, year, hour, minute] =
    /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d):(\d\d))?$/.exec(written.trim()) ?? [];
  if (!day) return null;
  const date = `${year}-${month}-${day}`;
  try {
    return hour ? parseDateTime(`${date}T${hour}:${minute}`) : parseDate(date);
  } catch {
    // A day that does not exist, such as 31/02/2026.
    return null;
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

const formatDate = (date: CalendarDate | CalendarDateTime): string =>
  `${twoDigits(date.day)}/${twoDigits(date.month)}/${String(date.year).padStart(4, '0')}${
    'hour' in date ? ` ${twoDigits(date.hour)}:${twoDigits(date.minute)}` : ''
  }`;

/** An input for a day, or for a day and a time in Brasília, whatever this computer's time zone is. */
export function DateInput({ place, field }: FieldProps) {
  const { value = '', draft, write, writeNow } = useField<string>(place, field);
  /** A date with an incomplete year, such as the year 20 while the seller types 2027. */
  const [incomplete, setIncomplete] = useState<CalendarDate | CalendarDateTime>();
  const change = (date: CalendarDate | CalendarDateTime) => {
    const isComplete = date.year >= 1000;
    setIncomplete(isComplete ? undefined : date);
    if (isComplete) write(formatDate(date));
  };
  return (
    <DateField
      className={fieldClasses(field)}
      id={fieldId(place)}
      value={incomplete ?? readDay(value)}
      onChange={(date) => date && change(date as CalendarDate | CalendarDateTime)}
      onBlur={() => setIncomplete(undefined)}
      granularity={field.kind === 'day' ? 'day' : 'minute'}
      hourCycle={24}
      shouldForceLeadingZeros
      isInvalid={draft?.status === 'invalid'}
    >
      <Label>{field.label}</Label>
      <DateSegments className={INPUT_CLASSES}>
        {(segment) => (
          <DateSegment
            segment={segment}
            className="rounded-sm px-0.75 py-0.25 tabular-nums placeholder-shown:text-soft focus:bg-accent focus:text-ground focus:outline-none"
          />
        )}
      </DateSegments>
      <FieldNotes place={place} field={field} draft={draft} onAccept={writeNow} />
    </DateField>
  );
}
