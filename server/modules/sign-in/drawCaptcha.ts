import { type Glyph, loadGlyphs, type Point, type Segment } from './glyphs.ts'

/** Characters that nobody takes for one another, bent as they are. */
export const captchaCharacters = 'abcdefhjkmnprstuvwxyz23456789'

/** The size of the picture in pixels, as the sign-in page shows it. */
const [width, height] = [105, 35]
const [fontSize, margin] = [34, 5]

/** The font is read with the first picture: most who sign in never see one. */
let glyphs: Promise<ReadonlyMap<string, Glyph>> | undefined

/**
 * Draws a text of captcha characters as a picture in SVG. All letters are one path of straight lines in a random order,
 * turned, stretched and bent, with lines across them in the same colour: neither their number of points nor their order
 * tells a letter, so that who reads the picture has to look at it.
 */
export async function drawCaptcha(text: string): Promise<string> {
  glyphs ??= loadGlyphs(captchaCharacters)
  const known = await glyphs.catch((error) => {
    glyphs = undefined
    throw error
  })
  const slot = (width - 2 * margin) / text.length
  const bend = createBend()
  const contours = [...text].flatMap((character, index) => {
    const glyph = known.get(character)
    if (glyph === undefined) throw new Error(`A captcha cannot show "${character}".`)
    return place(glyph, slot, [margin + slot * (index + 0.5) + between(-1.5, 1.5), height / 2])
  })
  const letters = shuffle(contours.map((contour) => toPath(rotate(contour).map(bend), 'Z')))
  const colour = `hsl(${Math.floor(between(0, 360))},60%,26%)`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#f0f2f5"/>`,
    `<path fill="${colour}" d="${letters.join('')}"/>`,
    `<path fill="none" stroke="${colour}" stroke-width="1.2" d="${toPath(line().map(bend))}${toPath(line().map(bend))}"/>`,
    '</svg>',
  ].join('')
}

const between = (min: number, max: number): number => min + Math.random() * (max - min)
const pick = (min: number, max: number): number => Math.floor(between(min, max + 1))

/** The lines of a glyph around a place: turned, and as large as its slot and the picture let it be. */
function place(glyph: Glyph, slot: number, [x, y]: Point): readonly (readonly Point[])[] {
  const angle = between(-0.3, 0.3)
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const size = fontSize * between(0.85, 1.05)
  const turned = (one: number, other: number) => size * (one * cosine + other * Math.abs(sine))
  const scaleX = size * Math.min(1, (slot + 2) / turned(glyph.width, glyph.height))
  const scaleY = size * Math.min(1, (height - 9) / turned(glyph.height, glyph.width))
  return glyph.contours.map((contour) =>
    contour.flatMap(flatten).map(([px, py]): Point => {
      const [turnedX, turnedY] = [px * cosine - py * sine, px * sine + py * cosine]
      return [x + turnedX * scaleX, y + turnedY * scaleY]
    }),
  )
}

/** Points of a segment without its last one, in uneven steps of a random number. */
function flatten(segment: Segment): readonly Point[] {
  const steps = segment.length === 2 ? pick(1, 4) : pick(2, 4)
  return Array.from({ length: steps }, (_, step) =>
    pointAt(segment, step === 0 ? 0 : (step + between(-0.25, 0.25)) / steps),
  )
}

/** The point of a segment at a part of its way, by the construction of de Casteljau. */
function pointAt(segment: Segment, part: number): Point {
  let points = segment
  while (points.length > 1)
    points = points.slice(1).map(([x, y], index): Point => {
      const [fromX, fromY] = points[index] as Point
      return [fromX + (x - fromX) * part, fromY + (y - fromY) * part]
    })
  return points[0] as Point
}

/** Bends the whole picture in two waves, one along each side, and lets no point stay where it was. */
function createBend(): (point: Point) => Point {
  const [phaseX, phaseY] = [between(0, 2 * Math.PI), between(0, 2 * Math.PI)]
  const [lengthX, lengthY] = [between(4, 6), between(9, 14)]
  const [strengthX, strengthY] = [between(0.8, 1.6), between(1.5, 2.5)]
  return ([x, y]) => [
    x + strengthX * Math.sin(y / lengthX + phaseX) + between(-0.2, 0.2),
    y + strengthY * Math.sin(x / lengthY + phaseY) + between(-0.2, 0.2),
  ]
}

/** A line from side to side. */
function line(): readonly Point[] {
  const [from, to] = [between(8, height - 8), between(8, height - 8)]
  const points = pick(12, 18)
  return Array.from({ length: points + 1 }, (_, index): Point => {
    const part = index / points
    return [margin + (width - 2 * margin) * part, from + (to - from) * part]
  })
}

/** A closed line that begins elsewhere. */
function rotate(points: readonly Point[]): readonly Point[] {
  const start = pick(0, points.length - 1)
  return [...points.slice(start), ...points.slice(0, start)]
}

function shuffle<T>(items: readonly T[]): readonly T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

function toPath(points: readonly Point[], end = ''): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${end}`
}
