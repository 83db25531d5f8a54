/** How who has one role alone is called among those whose reach is looked at; people are by their ids. */
export const toName = (kind: 'roles' | 'departRoles', id: string): string => `${kind} ${id}`
