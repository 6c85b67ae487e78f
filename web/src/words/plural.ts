// Plural forms: each language names those that it has, Intl.PluralRules chooses. "#" stands for the number.

/** counter("ru")(3, { one: "# вопрос", few: "# вопроса", many: "# вопросов" }) is "3 вопроса". */
export function counter<Form extends Intl.LDMLPluralRule>(
  language: string,
): (count: number, forms: Record<Form, string>) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, forms) => {
    const all: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
    const form = all[rules.select(count)] ?? all.other ?? all.many;
    if (form === undefined) throw new Error(`no plural form of ${count} in ${language}`);
    return form.replace("#", numbers.format(count));
  };
}

export const inEnglish = counter<"one" | "other">("en");
export const inSpanish = counter<"one" | "other">("es");
export const inItalian = counter<"one" | "other">("it");
export const inRussian = counter<"one" | "few" | "many">("ru");
