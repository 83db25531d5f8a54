import { expect, waitFor } from 'storybook/test'

interface Person {
  readonly canvas: { getAllByRole(role: 'textbox'): readonly HTMLElement[] }
  readonly userEvent: { click(element: Element): Promise<void>; keyboard(keys: string): Promise<void> }
}

/** Opens the calendars of a range, which a phone shows whole, and closes them again. */
export async function openRangeOnPhone({ canvas, userEvent }: Person): Promise<void> {
  const [from] = canvas.getAllByRole('textbox')
  if (from) await userEvent.click(from)
  await waitFor(() => {
    const { left = -1, right = innerWidth + 1 } =
      document.querySelector('.pw-moment-popup')?.getBoundingClientRect() ?? {}
    expect([left >= 0, right <= innerWidth]).toEqual([true, true])
  })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('.pw-moment-popup:not(.ant-picker-dropdown-hidden)')).toBeNull())
}
