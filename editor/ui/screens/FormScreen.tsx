import type { Place } from '../../api.ts';
import { fieldAt, fieldPath, parentOf } from '../../places.ts';
import { FormContext } from '../forms/FormContext.ts';
import { PlacesForm } from '../forms/PlacesForm.tsx';
import { BackLink, SubjectForm } from '../forms/SubjectForm.tsx';
import { useFocusField } from '../forms/useFocusField.ts';
import { trailOf } from '../model/fields.ts';
import { formSubject, isInForm } from '../model/formSubject.ts';
import { nextProblem } from '../model/nextProblem.ts';
import { FORM_SCREENS, type FormScreenId } from '../model/screens.ts';
import { ButtonLink } from '../shell/Button.tsx';
import { useShown, useSnapshot } from '../state/EditorContext.tsx';
import { hrefFromCheck, hrefOf, type Route } from '../state/route.ts';
import { ScreenSection, ScreenTitle } from './Screen.tsx';
import { ShareCards } from './ShareCards.tsx';

type SectionsProps = { id: FormScreenId; place: Route['place'] };
type Props = SectionsProps & { isFromCheck: boolean | undefined };

function Sections({ id, place }: SectionsProps) {
  const { title, sections } = FORM_SCREENS[id];
  useFocusField(place);
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      {sections.map((section) => (
        <ScreenSection key={section.title} title={section.title} help={section.help}>
          {section.hasShareCards && <ShareCards />}
          <PlacesForm places={section.places} />
        </ScreenSection>
      ))}
    </>
  );
}

/** Links back to Conferir and to the next field in its list. */
function FromCheck({ place }: { place: Place }) {
  const shown = useShown();
  const report = useSnapshot((snapshot) => snapshot.report);
  const checkedFiles = useSnapshot((snapshot) => snapshot.checkedFiles);
  const next = nextProblem(place, { report, checkedFiles, shown });
  return (
    // Stays visible while the form is scrolled, and covers the form's top padding.
    <div className="sticky -top-5 z-1 -mt-5 mb-2 border-line border-b bg-ground py-2">
      <nav className="flex items-center gap-2 justify-between" aria-label="Lista de Conferir">
        <BackLink href={hrefOf({ screen: 'conferir' })} title="Voltar a Conferir" className="flex-none" />
        {next && (
          <ButtonLink
            size="small"
            className="min-w-0 py-1 leading-tight whitespace-normal!"
            href={hrefFromCheck(next)}
          >
            Próximo: {trailOf(shown.fields, shown.files, next).slice(-2).join(': ')}
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}

/** A screen with forms. If the field at `place` is in another form, such as a list item's, only that form is shown. */
export function FormScreen({ id, place, isFromCheck = false }: Props) {
  const shown = useShown();
  const { fields, files } = shown;
  const rowFor = (row: Place) => hrefOf({ screen: id, place: row, isFromCheck });
  const forms = FORM_SCREENS[id].sections.map(({ places }) => places);
  const isIn = (one: Place) => forms.some((places) => isInForm(one, places, shown));
  const subject = place && formSubject(fields, files, place);
  const isHere = !place || !subject || isIn(place);
  const outer = subject && subject.path.length > 0 ? parentOf(subject) : undefined;
  const isRow = forms.flat().some((one) => outer && fieldPath(one) === fieldPath(outer));
  const isOuterHere = !outer || isIn(outer) || (outer.path.length === 0 && !isRow);
  const hasLinks = isFromCheck && place !== undefined;
  return (
    <FormContext value={{ rowFor }}>
      <div
        key={isHere ? '' : fieldPath(subject)}
        className={`col-start-1 row-start-1 w-full overflow-auto px-[max(1rem,(100%_-_44rem)_/_2)] pt-5 pb-20 scroll-pb-20 max-lg:group-has-[[data-covers-form]]/main:invisible lg:border-line lg:border-e lg:px-6 ${hasLinks ? 'scroll-pt-36' : ''}`}
      >
        {hasLinks && <FromCheck place={place} />}
        {isHere ? (
          <Sections id={id} place={place} />
        ) : (
          <>
            <BackLink
              href={isOuterHere ? hrefOf({ screen: id }) : rowFor(outer)}
              title={isOuterHere ? FORM_SCREENS[id].title : (fieldAt(fields, files, outer)?.label ?? '')}
            />
            <SubjectForm subject={subject} place={place} />
          </>
        )}
      </div>
    </FormContext>
  );
}
