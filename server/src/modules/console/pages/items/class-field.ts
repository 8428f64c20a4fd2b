// The class of a new item: its code, or words to find it by in the authority's table. It needs no script: the form comes back with the classes.
import { html, type SafeHtml } from "@remix-run/html-template";
import { field, select } from "../../form.ts";
import type { AccountPage } from "../../page.ts";

const mostClasses = 50;

/** Whether a text is words to find a class by: a code has digits only. */
const isWords = (text: string): boolean => text !== "" && !/^\d+$/.test(text);

const findClasses = (page: AccountPage, words: string) =>
  page.read("listCodes", { query: { code_class: "item_class", q: words, per_page: mostClasses } });

/** The class of the form; undefined where its words find classes, of which one is still to choose. */
export async function classOf(page: AccountPage): Promise<string | undefined> {
  const found = page.form.text("found_class");
  const typed = page.form.text("item_class_code");
  if (found !== "" || !isWords(typed)) return found || typed;
  // What finds nothing is sent as it is: the operation says what is wrong with it.
  return (await findClasses(page, typed)).data.length === 0 ? typed : undefined;
}

/** The class: a word and then a choice, or its code. */
export async function classField(page: AccountPage): Promise<SafeHtml> {
  const typed = page.form.text("item_class_code");
  const { data, meta } = isWords(typed) ? await findClasses(page, typed) : { data: [], meta: undefined };
  const choice =
    data.length === 0
      ? ""
      : select(page, {
          name: "found_class",
          label: `Classes with “${typed}”`,
          ...(meta?.next_cursor && { hint: `The first ${mostClasses}. A longer word finds fewer.` }),
          options: [
            ["", "Choose a class"],
            ...data.map(({ code, name }) => [code, `${name} (${code})`] as const),
          ],
          isOptional: true,
        });
  return html`<div>${field(page, {
    name: "item_class_code",
    label: "Class",
    hint: "A word such as tea, or the code of the class.",
  })}${choice}</div>`;
}
