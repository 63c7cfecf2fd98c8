export function Page() {
  return <h1>search-results</h1>
}
