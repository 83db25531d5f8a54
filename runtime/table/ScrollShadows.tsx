/** The soft edges of what stays at a side while columns lie under it: over the titles, the rows and the last line. */
export const ScrollShadows = () => (
  <div className="pw-table-shades" aria-hidden="true">
    <div className="pw-table-shade" />
    <div className="pw-table-shade pw-table-shade-right" />
  </div>
)
