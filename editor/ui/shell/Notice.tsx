import { Button } from 'react-aria-components';
import { useEditor, useSnapshot } from '../state/EditorContext.tsx';
import { Icon } from './Icon.tsx';
import { TextButton } from './TextLink.tsx';

/**
 * The last notice, until it is closed or replaced, or another screen is opened. A brief notice also disappears after
 * some seconds, and a notice with a button with the next change.
 */
export function Notice() {
  const { editor } = useEditor();
  const notice = useSnapshot((snapshot) => snapshot.notice);
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-20 flex justify-center" role="status">
      {notice && (
        <div className="pointer-events-auto flex max-w-160 items-center gap-3 whitespace-pre-line rounded-box bg-ink py-2.5 pr-2.5 pl-4 text-ground shadow-raised [--accent:light-dark(#c7c3ff,#4338ca)]">
          <p>{notice.text}</p>
          {notice.action && (
            <TextButton
              onPress={() => {
                notice.action?.run();
                editor.dismissNotice();
              }}
            >
              {notice.action.name}
            </TextButton>
          )}
          <Button
            className="flex min-h-11 cursor-pointer items-center rounded-box border border-transparent bg-transparent px-2.5"
            aria-label="Fechar o aviso"
            onPress={editor.dismissNotice}
          >
            <Icon name="close" />
          </Button>
        </div>
      )}
    </div>
  );
}
