from debut.kernel.algorithms.value_network import evaluate_by_network

evaluate = evaluate_by_network(__package__)
