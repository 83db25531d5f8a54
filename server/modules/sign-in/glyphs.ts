import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PathCommand } from 'opentype.js'

export type Point = readonly [x: number, y: number]

/** A straight line or a curve of Bézier, by its ends and the control points between them. */
export type Segment = readonly Point[]

/** What a character looks like in a font of the size 1: closed lines around its centre, and its width and height. */
export interface Glyph {
  readonly contours: readonly (readonly Segment[])[]
  readonly width: number
  readonly height: number
}

const findFont = () =>
  import.meta.resolve('@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff')

/** Loads the glyphs of some characters from a font whose characters are hard to take for one another. */
export async function loadGlyphs(characters: string): Promise<ReadonlyMap<string, Glyph>> {
  const [{ default: opentype }, file] = await Promise.all([import('opentype.js'), readFile(fileURLToPath(findFont()))])
  const { buffer, byteOffset, byteLength } = file
  const parsed = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
  return new Map(
    [...characters].map((character) => {
      const path = parsed.charToGlyph(character).getPath(0, 0, 1)
      const { x1, x2, y1, y2 } = path.getBoundingBox()
      const contours = toContours(path.commands, [(x1 + x2) / 2, (y1 + y2) / 2])
      return [character, { contours, width: x2 - x1, height: y2 - y1 }]
    }),
  )
}

function toContours(commands: readonly PathCommand[], [centreX, centreY]: Point): readonly (readonly Segment[])[] {
  const contours: Segment[][] = []
  let start: Point = [0, 0]
  let last: Point = [0, 0]
  const move = (x: number, y: number): Point => [x - centreX, y - centreY]
  for (const command of commands) {
    if (command.type === 'M') {
      contours.push([])
      start = move(command.x, command.y)
      last = start
      continue
    }
    const end = command.type === 'Z' ? start : move(command.x, command.y)
    const controls = command.type === 'C' ? [move(command.x1, command.y1), move(command.x2, command.y2)] : []
    if (command.type === 'Q') controls.push(move(command.x1, command.y1))
    if (controls.length > 0 || end[0] !== last[0] || end[1] !== last[1]) contours.at(-1)?.push([last, ...controls, end])
    last = end
  }
  return contours
}
