import type { ReactNode } from 'react';

type Props = { kicker: string; title: string; children: ReactNode };

/** The text of a scene, on the left. */
export function SceneText({ kicker, title, children }: Props) {
  return (
    <div className="scene-text">
      <p className="kicker rise">{kicker}</p>
      <h2 className="rise late">{title}</h2>
      <div className="rise later">{children}</div>
    </div>
  );
}
