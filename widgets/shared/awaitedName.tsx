import './values.css'

/** What stands where a name is on its way: a bar, which nobody takes for a name. */
export const awaitedName = <span className="pw-awaited" />
