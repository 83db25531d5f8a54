/** The icon of a button; those of the family are called `icon-ant:save`, `ant-design:save-outlined` or `save`. */
export function toIcon(icon: string): string | undefined {
  const name =
    icon
      .split(':')
      .at(-1)
      ?.replace(/-(outlined|filled|twotone)$/, '') ?? ''
  return /^[a-z][a-z0-9-]*$/.test(name) ? name : undefined
}
