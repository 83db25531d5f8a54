function labelInput(element: HTMLElement | null | undefined, isRequired: boolean, name?: string): void {
  const input = element?.querySelector('input')
  if (name !== undefined) input?.setAttribute('aria-label', name)
  if (isRequired) input?.setAttribute('aria-required', 'true')
  else input?.removeAttribute('aria-required')
}

/**
 * What antd's selects cannot be told by props: their attributes go to the outer element too, where `aria-required` may
 * not stand, and their lists have no name.
 */
export const selectAccess = {
  /** For the `ref` of a select: its input says whether a value is required, and its name where it has no label. */
  required: (isRequired: boolean, name?: string) => (select: { readonly nativeElement: HTMLElement } | null) =>
    labelInput(select?.nativeElement, isRequired, name),
  /** The same for the `ref` of an element around a select. */
  requiredIn: (isRequired: boolean) => (element: HTMLElement | null) => labelInput(element, isRequired),
  /** For the `ref` of an element around the list. */
  listName: (name: string) => (popup: HTMLElement | null) =>
    popup?.querySelector('[role=listbox]')?.setAttribute('aria-label', name),
}
