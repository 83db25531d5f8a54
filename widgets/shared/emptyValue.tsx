import './values.css'

/** What stands where a record has no value; one element for all, as tables show it thousands of times. */
export const emptyValue = <span className="pw-empty-value">—</span>
