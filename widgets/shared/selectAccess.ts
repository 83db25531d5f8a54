/**
 * What antd's selects cannot be told by props: their attributes go to the outer element too, where `aria-required` may
 * not stand, and their lists have no name.
 */
export const selectAccess = {
  /** For the `ref` of a select: its input says whether a value is required. */
  required: (isRequired: boolean) => (select: { readonly nativeElement: HTMLElement } | null) => {
    const input = select?.nativeElement.querySelector('input')
    if (isRequired) input?.setAttribute('aria-required', 'true')
    else input?.removeAttribute('aria-required')
  },
  /** For the `ref` of an element around the list. */
  listName: (name: string) => (popup: HTMLElement | null) =>
    popup?.querySelector('[role=listbox]')?.setAttribute('aria-label', name),
}
