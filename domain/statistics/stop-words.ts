/** Words too common to be a theme, English and French, folded; shorter words are never counted. */
export const stopWords: ReadonlySet<string> = new Set(
  `about above after again also always another anything around away back because been before being between both came cannot come comes could
  didn does doesn doing done down during each even ever every everything felt from going gone good have haven having hers here herself himself
  into isn itself just kind know like little long made make many maybe mine more most much myself never nothing once only other ours over really
  same seem seemed seems shall should since some somehow someone something still such take tell than that their them then there these they thing
  things think this those though through time together told took toward under until upon very want wanted wasn well went were weren what whatever
  when where which while whom whose will with within without would yeah your yours yourself
  ainsi alors apres aucun aucune aujourd aussi autre autres avaient avait avant avec avoir avons beaucoup bien cela celle celles celui cent cependant
  cette ceux chaque chez chose choses comme comment contre dans dehors dela depuis dernier derniere deux devant dire dois doit donc dont elle elles
  encore enfin entre envers essai etaient etait etant etes etions etre eurent eussent fais faire fait faites fallait faut fois font furent hors ici
  jamais jusqu juste laquelle lequel lesquels leur leurs longtemps lors lorsque lui maintenant mais malgre meme memes mien mienne moins mois notre
  notres nous ont parce parfois parmi parole passe pendant personne petit petite peut peux plus plusieurs plutot point pour pourquoi pouvait presque
  puis puisque quand quel quelle quelles quelque quelques quels quoi rien sans sauf selon sera serait seront seul seule seulement sien sienne sinon
  soient sois soit sommes sont sous souvent suis suivant tandis tant telle telles tellement tels tous tout toute toutes tres trop vers voici voila
  vont votre votres vous vraiment`
    .trim()
    .split(/\s+/),
);
