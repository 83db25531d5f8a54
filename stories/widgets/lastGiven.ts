import { mocked } from 'storybook/test'

/** What a story's field told its `onChange`, or another listener, last. */
export const lastGiven = <Value>(listener: ((value: Value) => void) | undefined): Value | undefined =>
  listener && mocked(listener).mock.lastCall?.[0]
