import { Heading } from 'react-aria-components';
import type { Place } from '../../api.ts';
import { fieldAt, fieldPath, isWithin, parentOf } from '../../places.ts';
import { FormContext } from '../forms/FormContext.ts';
import { PlacesForm } from '../forms/PlacesForm.tsx';
import { BackLink, SubjectForm } from '../forms/SubjectForm.tsx';
import { useFocusField } from '../forms/useFocusField.ts';
import { formSubject, isInForm } from '../model/formSubject.ts';
import type { EditorPage, Part } from '../model/parts.ts';
import { ButtonLink } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { TextLink } from '../shell/TextLink.tsx';
import { useShown } from '../state/EditorContext.tsx';
import { hrefOf } from '../state/route.ts';

type Props = {
  page: EditorPage;
  part: Part | undefined;
  place: Place | undefined;
  /** All places of the element that was clicked, such as the label and the target of a button. */
  clicked: readonly Place[];
};

function PartTitle({ page, part }: { page: EditorPage; part: Part }) {
  return (
    <div>
      <Heading level={2} className="font-title text-lg">
        {part.title}
      </Heading>
      <p className="text-note text-soft">
        {page.title}
        {part.section?.isHidden && ' · escondida'}
        {part.section?.versionOf && (
          <>
            {' · versão B. '}
            <TextLink href={hrefOf({ screen: 'teste' })}>Ir para o teste</TextLink>
          </>
        )}
      </p>
    </div>
  );
}

function PartForm({ part, place }: { part: Part; place: Place | undefined }) {
  useFocusField(place);
  return <PlacesForm places={part.places} />;
}

function Beside({ places, rowFor }: { places: readonly Place[]; rowFor: (place: Place) => string }) {
  const { fields, files } = useShown();
  return (
    <nav className="mb-3 flex flex-wrap gap-2" aria-label="No mesmo lugar">
      {places.map((place) => (
        <ButtonLink key={fieldPath(place)} size="small" href={rowFor(place)}>
          {fieldAt(fields, files, place)?.label ?? fieldPath(place)}
        </ButtonLink>
      ))}
    </nav>
  );
}

/** The fields of the chosen part, group or item. */
export function PagePanel({ page, part, place, clicked }: Props) {
  const shown = useShown();
  const { fields, files } = shown;
  const here = { screen: 'pagina', page: page.id, ...(part && { part: part.id }) } as const;
  const rowFor = (row: Place) => hrefOf({ ...here, place: row });
  const subject = place && formSubject(fields, files, place);
  const isIn = (one: Place) => part !== undefined && isInForm(one, part.places, shown);
  const isPart = part && (!place || !subject || isIn(place));
  const outer = subject && subject.path.length > 0 ? parentOf(subject) : undefined;
  const isOuterInPart = part?.places.some((one) => outer && isWithin(outer, one) && !isIn(outer));
  const isPlace = (one: Place) => place !== undefined && fieldPath(one) === fieldPath(place);
  const beside = clicked.some(isPlace) ? clicked.filter((one) => !isPlace(one)) : [];
  return (
    <FormContext value={{ rowFor }}>
      <div className="flex flex-none items-center justify-between gap-2 border-line border-b py-1.5 pr-1.5 pl-4 lg:pl-5">
        {isPart ? (
          <PartTitle page={page} part={part} />
        ) : isOuterInPart && outer ? (
          <BackLink href={rowFor(outer)} title={fieldAt(fields, files, outer)?.label ?? ''} />
        ) : (
          <BackLink href={hrefOf(here)} title={part?.title ?? 'Voltar'} />
        )}
        <ButtonLink
          variant="quiet"
          href={hrefOf({ screen: 'pagina', page: page.id })}
          aria-label="Fechar o painel"
        >
          <Icon name="close" />
        </ButtonLink>
      </div>
      <div key={isPart ? part.id : subject && fieldPath(subject)} className="overflow-auto p-4 lg:p-5">
        {beside.length > 0 && <Beside places={beside} rowFor={rowFor} />}
        {isPart && <PartForm part={part} place={place} />}
        {!isPart && subject && place && <SubjectForm subject={subject} place={place} />}
      </div>
    </FormContext>
  );
}
