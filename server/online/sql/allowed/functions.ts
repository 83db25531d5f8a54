const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Functions whose work is bounded by the values that they are given. */
const light = words(`
  count sum avg min max stddev stddev_pop stddev_samp variance var_pop var_samp bool_and bool_or every bit_and bit_or
  bit_xor string_agg array_agg json_agg jsonb_agg json_object_agg jsonb_object_agg corr covar_pop covar_samp
  regr_avgx regr_avgy regr_count regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy mode percentile_cont
  percentile_disc any_value range_agg
  row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value
  coalesce nullif greatest least num_nulls num_nonnulls
  lower upper initcap length char_length character_length octet_length bit_length concat concat_ws substr substring
  left right trim btrim ltrim rtrim translate reverse position strpos split_part starts_with overlay ascii chr
  quote_literal quote_nullable quote_ident to_hex md5 sha224 sha256 sha384 sha512 encode decode to_char to_number
  to_date to_timestamp like_escape normalize is_normalized unistr get_byte get_bit set_byte set_bit
  text varchar bpchar name char int2 int4 int8 float4 float8 numeric date time timetz timestamp timestamptz interval bool
  abs ceil ceiling floor round trunc sign mod div sqrt cbrt degrees radians pi sin cos tan cot asin acos atan atan2
  sinh cosh tanh width_bucket random gcd lcm scale min_scale trim_scale gen_random_uuid uuidv4 uuidv7
  now current_timestamp statement_timestamp transaction_timestamp clock_timestamp timeofday age extract date_part
  date_trunc date_bin make_date make_time make_timestamp make_timestamptz make_interval justify_days justify_hours
  justify_interval isfinite timezone overlaps date_add date_subtract
  array_length array_position array_positions array_append array_prepend array_cat array_remove array_replace
  array_to_string string_to_array array_upper array_lower array_ndims array_dims cardinality trim_array array_sort
  json_build_object jsonb_build_object json_build_array jsonb_build_array json_object jsonb_object to_json to_jsonb
  row_to_json array_to_json json_array_length jsonb_array_length json_extract_path jsonb_extract_path
  json_extract_path_text jsonb_extract_path_text json_typeof jsonb_typeof json_strip_nulls jsonb_strip_nulls jsonb_set
  jsonb_insert jsonb_pretty
  isempty lower_inc upper_inc lower_inf upper_inf range_merge int4range int8range numrange daterange tsrange tstzrange
  host network netmask broadcast masklen family abbrev
  to_tsvector to_tsquery plainto_tsquery phraseto_tsquery websearch_to_tsquery ts_rank
`)

/** Functions that make much of little, so that the size of their tables bounds nothing. */
const heavy = words(`
  repeat replace lpad rpad format regexp_match regexp_matches regexp_replace regexp_split_to_array regexp_split_to_table
  regexp_like regexp_count regexp_instr regexp_substr similar_to_escape pg_sleep generate_series generate_subscripts unnest
  string_to_table power pow exp ln log log10 factorial array_fill
  json_each jsonb_each json_each_text jsonb_each_text json_array_elements jsonb_array_elements
  json_array_elements_text jsonb_array_elements_text json_object_keys jsonb_object_keys json_to_record jsonb_to_record
  json_to_recordset jsonb_to_recordset
  jsonb_path_exists jsonb_path_match jsonb_path_query jsonb_path_query_array jsonb_path_query_first
`)

/** The functions that a query may call, for those who write one. */
export const allowedFunctions: readonly string[] = [...light, ...heavy].toSorted()

const heavyNames: ReadonlySet<string> = new Set(heavy)
const names: ReadonlySet<string> = new Set([...light, ...heavy])

/**
 * Whether a query may call a function of the database. Everything that is not on the list is refused: what reads files,
 * other tables or settings, what runs texts as statements, and what nobody has looked at.
 */
export const isAllowedFunction = (name: string): boolean => names.has(name)

/** Whether a function may take long or answer much whatever it is given. */
export const isHeavyFunction = (name: string): boolean => heavyNames.has(name)
