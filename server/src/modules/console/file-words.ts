// What is unclear in an uploaded file, in words of the form: programs read of options instead.
export const inForm = (text: string): string =>
  text
    .replace(/Set `date_format`, for example to \S+?\./, "Choose below how they are read.")
    .replace(
      /If dates are written otherwise, set `date_format`/,
      "If dates are written otherwise, name their form below",
    )
    .replace(/Set `decimal_comma` to true or false/, "Choose the decimals below")
    .replace(/, or set `decimal_comma`.*$/, ", or choose the decimals below")
    .replace(/name its form, like `date_format` (\S+)/, "name the form of dates, such as $1")
    .replace(
      / stands for no item in the source \S+: map it with PUT \/items\/external-codes, or send item_code/,
      " is no item of yours: choose one for it",
    )
    .replaceAll("`date_format`", "form of dates")
    .replaceAll("`sheet`", "sheet");
