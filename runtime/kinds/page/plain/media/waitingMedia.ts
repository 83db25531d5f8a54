import type { BlockTypes } from '../../../../language/index.ts'
import type { WaitingShape } from '../definition.ts'

/** The diameter of a portrait in pixels where the block names none. */
export const usualDiameter = 40

/** What stands in for a picture until it is drawn. */
export const waitingMedia = ({ as = 'image', size }: BlockTypes['media']): WaitingShape =>
  as === 'avatar' ? { type: 'avatar', height: size ?? usualDiameter } : { type: 'media' }
