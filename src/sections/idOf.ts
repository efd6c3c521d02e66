/** The anchor of a section: its own id, or the name of its kind. Implements docs/behaviour.md#sections. */
export const idOf = ({ kind, id }: { kind: string; id?: string | undefined }): string => id ?? kind;
