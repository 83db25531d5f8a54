import { expect, screen, waitFor } from 'storybook/test'

/** A field of a popup by its label, once the popup is in its place: before, nothing in it takes the focus. */
export async function shownField(label: string): Promise<HTMLElement> {
  const field = await screen.findByLabelText(label)
  await waitFor(() => expect(field).toBeVisible())
  return field
}
