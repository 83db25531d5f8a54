/** What the page of the benchmark offers to the script that measures the editable table. */
declare var openGrid: (rows: number, columns: number) => Promise<() => Promise<void>>
