/** That one thing follows from another. */
export interface Link {
  readonly from: string
  readonly to: string
}

/** The circles of links, each thing in one of them at most; every link is followed once. */
export function findCircles<L extends Link>(links: readonly L[]): readonly (readonly L[])[] {
  const next = Map.groupBy(links, ({ from }) => from)
  const done = new Set<string>()
  const circles: (readonly L[])[] = []
  for (const start of next.keys()) {
    const way: L[] = []
    const places = new Map<string, number>([[start, 0]])
    const open = [[...(done.has(start) ? [] : (next.get(start) ?? []))]]
    while (open.length > 0) {
      const link = open.at(-1)?.shift()
      if (link === undefined) {
        open.pop()
        done.add(way.pop()?.to ?? start)
        continue
      }
      const place = places.get(link.to)
      if (done.has(link.to)) continue
      if (place !== undefined) {
        circles.push([...way.slice(place), link])
        continue
      }
      way.push(link)
      places.set(link.to, way.length)
      open.push([...(next.get(link.to) ?? [])])
    }
  }
  return circles
}
