import { Button } from 'react-aria-components';
import { useEditor, useSnapshot } from '../state/EditorContext.tsx';
import { Icon } from './Icon.tsx';

/** The last notice. It stays until it is closed or replaced; one with a button goes with the next change. */
export function Notice() {
  const { editor } = useEditor();
  const notice = useSnapshot((snapshot) => snapshot.notice);
  return (
    <div className="notice-place" role="status">
      {notice && (
        <div className="notice">
          <p>{notice.text}</p>
          {notice.action && (
            <Button
              className="link"
              onPress={() => {
                notice.action?.run();
                editor.dismissNotice();
              }}
            >
              {notice.action.name}
            </Button>
          )}
          <Button className="icon-button" aria-label="Fechar o aviso" onPress={editor.dismissNotice}>
            <Icon name="close" />
          </Button>
        </div>
      )}
    </div>
  );
}
