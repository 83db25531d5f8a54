import { fireEvent } from 'storybook/test'

const numbers = { ArrowDown: 40, ArrowRight: 39, Enter: 13, Escape: 27 } as const

/** Presses a key where the focus is. antd goes by the number of a key, which the keys of `userEvent` lack. */
export async function pressKey(key: keyof typeof numbers): Promise<void> {
  const target = document.activeElement ?? document.body
  const init = { key, keyCode: numbers[key] }
  await fireEvent.keyDown(target, init)
  await fireEvent.keyUp(target, init)
}
