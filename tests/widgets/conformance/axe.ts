import axe from 'axe-core'

/** What assistive technology would stumble over, one line each. */
export async function violationsOf(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, { resultTypes: ['violations'], rules: { region: { enabled: false } } })
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`))
}
