"""Learns server/domain/search/ranking/rank-model.json from the rows of rows.ts.

Usage: python3 bench/ranking/train.py ROWS.tsv [MODEL.json]
Prints nDCG@10 of the first pass and of the model on queries it has not seen (five folds; queries that share a best answer
stay in one fold), then learns from all rows and writes the model, if a file for it is named.
"""
import csv
import json
import sys

import lightgbm
import numpy

META = ["query", "kind", "slug", "grade", "grades"]
GAIN = [0, 1, 3]
DEPTH = 10
FOLDS = 5
TREES = 300
SETTINGS = {
    "objective": "lambdarank",
    "label_gain": GAIN,
    "lambdarank_truncation_level": DEPTH + 2,
    "learning_rate": 0.05,
    "num_leaves": 31,
    "min_data_in_leaf": 40,
    "feature_fraction": 0.6,
    "bagging_fraction": 0.8,
    "bagging_freq": 1,
    "seed": 0,
    "deterministic": True,
    "force_row_wise": True,
    "num_threads": 1,
    "verbose": -1,
}


def read(file):
    with open(file, encoding="utf8") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    names = [name for name in rows[0] if name not in META]
    values = numpy.array([[float(row[name]) for name in names] for row in rows])
    return names, rows, values


def gain_at(grade, place):
    return GAIN[grade] / numpy.log2(place + 2)


def ndcg(rows, worth):
    """Mean over the queries; `worth` by row, the best first."""
    by_query = {}
    for row, value in zip(rows, worth):
        by_query.setdefault(row["query"], []).append((value, row))
    figures = {}
    for query, found in by_query.items():
        found.sort(key=lambda pair: -pair[0])
        grades = [int(grade) for grade in found[0][1]["grades"].split(",")]
        ideal = sum(gain_at(grade, place) for place, grade in enumerate(grades))
        reached = sum(gain_at(int(row["grade"]), place) for place, (_, row) in enumerate(found[:DEPTH]))
        figures.setdefault(found[0][1]["kind"], []).append(reached / ideal)
    every = [figure for kind in figures.values() for figure in kind]
    return {**{kind: numpy.mean(kind_figures) for kind, kind_figures in sorted(figures.items())}, "ALL": numpy.mean(every)}


def folds_of(rows):
    """The fold of each row: queries whose best answers overlap count as one, since they ask the same."""
    leader = {}

    def find(item):
        while leader.setdefault(item, item) != item:
            item = leader[item]
        return item

    for row in rows:
        leader[find(("query", row["query"]))] = find(("query", row["query"]))
    best = {}
    for row in rows:
        if row["grade"] == "2":
            best.setdefault(row["query"], []).append(row["slug"])
    for query, slugs in best.items():
        leader[find(("query", query))] = find(("answer", *sorted(slugs)[:2]))
    groups = sorted({find(("query", row["query"])) for row in rows}, key=str)
    order = numpy.random.RandomState(1).permutation(len(groups))
    fold = {group: order[at] % FOLDS for at, group in enumerate(groups)}
    return numpy.array([fold[find(("query", row["query"]))] for row in rows])


def learn(rows, values):
    sizes = []
    previous = None
    for row in rows:
        if row["query"] == previous:
            sizes[-1] += 1
        else:
            sizes.append(1)
        previous = row["query"]
    data = lightgbm.Dataset(values, [int(row["grade"]) for row in rows], group=sizes)
    return lightgbm.train(SETTINGS, data, TREES)


def nodes_of(tree):
    """A tree as a flat list of nodes of three numbers; see rank-model.ts."""
    nodes = []

    def add(node):
        if "leaf_value" in node:
            nodes.append([-1, round(node["leaf_value"], 5), 0])
            return
        here = [node["split_feature"], float(f"{node['threshold']:.6g}"), None]
        nodes.append(here)
        add(node["left_child"])
        here[2] = len(nodes)
        add(node["right_child"])

    add(tree)
    return [number for node in nodes for number in node]


def report(title, figures):
    print(title.ljust(24), " ".join(f"{kind} {figure:.3f}" for kind, figure in figures.items()))


def main(rows_file, model_file=None):
    names, rows, values = read(rows_file)
    report("first pass", ndcg(rows, -numpy.arange(len(rows))))
    fold = folds_of(rows)
    worth = numpy.zeros(len(rows))
    for held_out in range(FOLDS):
        seen = fold != held_out
        worth[~seen] = learn([row for row, use in zip(rows, seen) if use], values[seen]).predict(values[~seen])
    report("model, unseen queries", ndcg(rows, worth))
    if model_file is None:
        return
    model = learn(rows, values)
    report("model, its own queries", ndcg(rows, model.predict(values)))
    trees = [nodes_of(tree["tree_structure"]) for tree in model.dump_model()["tree_info"]]
    lines = ",\n".join(json.dumps(tree, separators=(",", ":")) for tree in trees)
    with open(model_file, "w", encoding="utf8") as out:
        out.write('{"features": ' + json.dumps(names) + ',\n"trees": [\n' + lines + "\n]}\n")


main(*sys.argv[1:])
