export function Page() {
  return <h1>favourites</h1>
}
